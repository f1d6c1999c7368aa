<?php

declare(strict_types=1);

namespace App\Infrastructure\Outbox;

use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Events\OutboxWritten;
use App\Infrastructure\Database\PreparedSql;
use App\Models\OutboxMessage;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;

/**
 * Writes what must happen after a change, in the transaction of the change.
 *
 * The rows guarantee it. The job only makes it quick: if the job is lost, `outbox:sweep` finds the rows.
 */
final readonly class Outbox
{
    private const ROWS_PER_STATEMENT = 500;

    /** A row is claimed, published and postponed as a whole. */
    private const PEOPLE_PER_ROW = 100;

    public function __construct(private Repository $config, private PreparedSql $sql) {}

    /** Notifies everyone who may do the work. */
    public function notify(NotificationType $type, Model $subject): void
    {
        $this->write([[OutboxTopic::Notify, ['type' => $type->value, 'subject_id' => $subject->getKey()], 1]]);
        $this->wake();
    }

    /**
     * Broadcasts to everyone who holds the ability when the worker runs. Looking them up there keeps the change short.
     *
     * @param  OutgoingEvent  $event  without people
     */
    public function notifyHolders(Ability $ability, OutgoingEvent $event): void
    {
        $this->write([[OutboxTopic::Notify, ['ability' => $ability->value, 'event' => $event->toPayload()], 1]]);
        $this->wake();
    }

    /**
     * @param  list<OutgoingEvent>  $events
     * @param  bool  $wake  false when the caller relays the outbox itself
     */
    public function broadcast(array $events, bool $wake = true): void
    {
        $messages = [];
        foreach ($events as $event) {
            foreach (array_chunk($event->people, self::PEOPLE_PER_ROW) as $people) {
                $messages[] = [OutboxTopic::Broadcast, $event->to($people)->toPayload(), count($people)];
            }
        }
        $this->write($messages);

        if ($wake && $messages !== []) {
            $this->wake();
        }
    }

    /** On the database queue the job is a row of the same transaction; other queues get it after the commit. */
    public function wake(): void
    {
        if ($this->queueSharesTransaction()) {
            event(new OutboxWritten(isInTransaction: true));

            return;
        }

        // The change is committed by then, so a failing queue must not fail the request.
        DB::afterCommit(static fn () => rescue(static fn () => event(new OutboxWritten(isInTransaction: false))));
    }

    /** @param  list<array{OutboxTopic, array<string, mixed>, int}>  $messages  with the number of their events */
    private function write(array $messages): void
    {
        $now = now()->format('Y-m-d H:i:s');
        $this->sql->attach();

        foreach (array_chunk($messages, self::ROWS_PER_STATEMENT) as $chunk) {
            $this->sql->insert('outbox', array_map(static fn (array $message): array => [
                'topic' => $message[0]->value,
                'payload' => OutboxMessage::encode($message[1]),
                'events' => $message[2],
                'available_at' => $now,
                'created_at' => $now,
                'updated_at' => $now,
            ], $chunk));
        }
    }

    private function queueSharesTransaction(): bool
    {
        /** @var array{driver: string, connection?: ?string} $queue */
        $queue = $this->config->get('queue.connections.'.$this->config->string('queue.default'));

        return $queue['driver'] === 'database'
            && in_array($queue['connection'] ?? null, [null, $this->config->get('database.default')], true);
    }
}
