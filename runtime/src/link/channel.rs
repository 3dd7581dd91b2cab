//! What standing text is listened to for. Each channel has a list of texts of its own, so that a
//! question looks only at texts that can have a say in it.

use spaceline_lang::tree::{
    Act, ActionId, Book, FieldId, HookRole, MenuId, StageId, StateId, VerbId,
};

/// What a standing text has a say in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channel {
    /// Changes of a field.
    Change(FieldId),
    /// Who is in a state.
    Marks(StateId),
    /// Whether an action may be done.
    Action(ActionId),
    /// Whether a verb may be done.
    Verb(VerbId),
    /// Whether what the text of a card offers in a menu may be done.
    Text(MenuId),
    /// What happens instead of an event.
    Instead(VerbId),
    /// What happens before an event.
    Before(VerbId),
    /// What happens after an event.
    After(VerbId),
    /// What happens around a stage.
    Around(StageId),
    /// What is kept true.
    Whenever,
}

impl Channel {
    /// The channel of a standing text.
    #[must_use]
    pub const fn of(role: &HookRole) -> Self {
        match role {
            HookRole::Change { field, .. } => Self::Change(*field),
            HookRole::Marks { state, .. } => Self::Marks(*state),
            HookRole::Verdict {
                act: Act::Action(action),
                ..
            } => Self::Action(*action),
            HookRole::Verdict {
                act: Act::Verb(verb),
                ..
            } => Self::Verb(*verb),
            HookRole::Verdict {
                act: Act::Text(menu),
                ..
            } => Self::Text(*menu),
            HookRole::Instead { event, .. } => Self::Instead(event.verb),
            HookRole::Trigger {
                event,
                before: true,
                ..
            } => Self::Before(event.verb),
            HookRole::Trigger {
                event,
                before: false,
                ..
            } => Self::After(event.verb),
            HookRole::Around { stage, .. } => Self::Around(*stage),
            HookRole::Whenever { .. } => Self::Whenever,
        }
    }
}

/// Where each sort of channel starts in one row of all channels.
#[derive(Clone, Debug)]
pub struct Channels {
    fields: usize,
    states: usize,
    actions: usize,
    verbs: usize,
    stages: usize,
    /// How many channels there are.
    pub count: usize,
}

impl Channels {
    /// The channels of a book.
    pub const fn of(book: &Book) -> Self {
        let fields = book.fields.len();
        let states = fields + book.states.len();
        let actions = states + book.actions.len();
        let verbs = book.verbs.len();
        let stages = actions + 4 * verbs + book.stages.len();
        Self {
            fields,
            states,
            actions,
            verbs,
            stages,
            count: stages + book.menus.len() + 1,
        }
    }

    /// The position of a channel.
    pub const fn index(&self, channel: Channel) -> usize {
        match channel {
            Channel::Change(field) => field.index(),
            Channel::Marks(state) => self.fields + state.index(),
            Channel::Action(action) => self.states + action.index(),
            Channel::Verb(verb) => self.actions + verb.index(),
            Channel::Instead(verb) => self.actions + self.verbs + verb.index(),
            Channel::Before(verb) => self.actions + 2 * self.verbs + verb.index(),
            Channel::After(verb) => self.actions + 3 * self.verbs + verb.index(),
            Channel::Around(stage) => self.actions + 4 * self.verbs + stage.index(),
            Channel::Text(menu) => self.stages + menu.index(),
            Channel::Whenever => self.count - 1,
        }
    }
}
