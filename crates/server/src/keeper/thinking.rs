//! Bots think elsewhere, and say what came of it with an order.

use klaxon_bots::registry::{self, Thinking};
use klaxon_driver::Question;
use klaxon_room::Thought;

use super::Keeper;
use crate::order::Order;

impl Keeper {
    pub(super) fn let_bots_think(&mut self, questions: Vec<Question>) {
        for question in questions {
            let Some(thinking) = self.thinking(&question) else {
                continue;
            };
            self.app.metrics.thoughts.inc();
            let (orders, places) = (self.orders.clone(), self.app.thinking.clone());
            tokio::spawn(async move {
                let Ok(_place) = places.acquire().await else {
                    return;
                };
                // A bot that falls over waits until something happens, and thinks again.
                let decision = tokio::task::spawn_blocking(thinking).await;
                let thought = Box::new(decision.unwrap_or(Thought::Wait(None)));
                let think = Box::new(question.think);
                let _ = orders.send(Order::Thought { think, thought }).await;
            });
        }
    }

    fn thinking(&mut self, question: &Question) -> Option<Thinking> {
        let game = registry::find(&question.table.game)?;
        let board = self.bots.show(&*self.app.shelf, question)?;
        let Question {
            think, seed, time, ..
        } = question;
        let company = &question.company;
        (game.think)(board, think.seat, &think.policy, *seed, *time, company)
    }
}
