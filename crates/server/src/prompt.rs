//! Connections whose other side has to begin: one that says nothing for long is closed. Before its first bytes are there
//! nobody knows which version of HTTP it speaks, and so no time limit of that holds.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum_server::accept::Accept;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// So many bytes tell which version of HTTP it is.
const BEGINNING: usize = 24;

/// Makes connections of another acceptor prompt.
#[derive(Clone)]
pub(crate) struct PromptAcceptor<A> {
    pub(crate) inner: A,
    pub(crate) within: Duration,
}

impl<I, S, A> Accept<I, S> for PromptAcceptor<A>
where
    A: Accept<I, S, Future: Send + 'static>,
{
    type Stream = Prompt<A::Stream>;
    type Service = A::Service;
    type Future = Pin<Box<dyn Future<Output = io::Result<(Self::Stream, Self::Service)>> + Send>>;

    fn accept(&self, stream: I, service: S) -> Self::Future {
        let (accepting, within) = (self.inner.accept(stream, service), self.within);
        Box::pin(async move {
            let (stream, service) = accepting.await?;
            let prompt = Prompt {
                stream,
                missing: BEGINNING,
                deadline: Some(Box::pin(sleep(within))),
            };
            Ok((prompt, service))
        })
    }
}

/// A connection whose other side has to begin.
pub(crate) struct Prompt<S> {
    stream: S,
    /// So many bytes of its beginning are not there yet.
    missing: usize,
    /// When it is too late for them; none once they are there.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl<S: AsyncRead + Unpin> AsyncRead for Prompt<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buffer);
        let Some(deadline) = &mut self.deadline else {
            return read;
        };
        if read.is_pending() {
            let late = deadline.as_mut().poll(cx);
            return late.map(|()| Err(io::ErrorKind::TimedOut.into()));
        }
        let read_now = buffer.filled().len() - before;
        self.missing = self.missing.saturating_sub(read_now);
        if self.missing == 0 {
            self.deadline = None;
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Prompt<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
