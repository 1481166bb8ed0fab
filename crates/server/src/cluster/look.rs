//! What one node asks another about a room that it keeps: how it looks from outside, or to close it.

use std::sync::Arc;
use std::time::Duration;

use async_nats::Subscriber;
use bytes::Bytes;
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};

use super::{Cluster, address};
use crate::app::App;
use crate::directory::{Away, Found};
use crate::order::Order;
use crate::rest::RoomInfo;

/// For so long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(2);

/// A question about a room.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Question {
    /// How does the room with this code look from outside?
    Look(String),
    /// Close the room with this code.
    Close(String),
}

/// The answer.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Answer {
    /// This is how it looks.
    Looks {
        /// What is public.
        info: RoomInfo,
        /// What only an invitation tells: the name of its owner.
        owner: Option<String>,
    },
    /// It is closed.
    Closed,
    /// It is not here.
    Elsewhere,
}

impl Cluster {
    /// How a room looks that another node keeps. None if that node does not answer.
    pub(crate) async fn look_up(&self, away: &Away) -> Option<RoomInfo> {
        match self.ask(away, &Question::Look(away.code.clone())).await? {
            Answer::Looks { info, owner } => Some(RoomInfo { owner, ..info }),
            Answer::Closed | Answer::Elsewhere => None,
        }
    }

    /// Closes a room that another node keeps. Returns whether that was done.
    pub(crate) async fn close(&self, away: &Away) -> bool {
        let answer = self.ask(away, &Question::Close(away.code.clone())).await;
        matches!(answer, Some(Answer::Closed))
    }

    async fn ask(&self, away: &Away, question: &Question) -> Option<Answer> {
        let question = Bytes::from(serde_json::to_vec(question).ok()?);
        let subject = address::questions(&away.node);
        let answer = self.wire.ask(subject, question, PATIENCE).await?;
        serde_json::from_slice(&answer).ok()
    }
}

/// Answers what others ask.
pub(super) async fn answer(app: Arc<App>, cluster: Arc<Cluster>, mut questions: Subscriber) {
    while let Some(message) = questions.next().await {
        let Some(reply) = message.reply else {
            continue;
        };
        let Ok(question) = serde_json::from_slice(&message.payload) else {
            continue;
        };
        let (app, cluster) = (app.clone(), cluster.clone());
        tokio::spawn(async move {
            let answer = found(&app, question).await;
            let answer = answer.unwrap_or(Answer::Elsewhere);
            cluster.wire.send(reply.to_string(), &answer).await;
        });
    }
}

async fn found(app: &App, question: Question) -> Option<Answer> {
    match question {
        Question::Look(code) => {
            let info = ask(app, &code, Order::Info).await?;
            let owner = info.owner.clone();
            Some(Answer::Looks { info, owner })
        }
        Question::Close(code) => {
            let closed = ask(app, &code, Order::Close).await?;
            closed.is_ok().then_some(Answer::Closed)
        }
    }
}

/// Asks the keeper of a room that is kept here.
async fn ask<T>(
    app: &App,
    code: &str,
    order: impl FnOnce(oneshot::Sender<T>) -> Order,
) -> Option<T> {
    let Found::Open(keeper) = app.directory.here(code) else {
        return None;
    };
    let keeper: mpsc::Sender<Order> = keeper;
    let (tell, answer) = oneshot::channel();
    keeper.send(order(tell)).await.ok()?;
    answer.await.ok()
}
