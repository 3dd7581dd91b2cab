// expect: 2
// wish: one advice should not lead to the next mistake
set trial "Trial" released 1994

card "A Trial" interrupt { plays to stop one personnel in play with highest STRENGTH where it is not Borg }
card "A Second Trial" interrupt { plays to stop one personnel in play where it is not Borg with highest STRENGTH }
