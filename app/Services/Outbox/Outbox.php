<?php

declare(strict_types=1);

namespace App\Services\Outbox;

use App\Database\PreparedSql;
use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Jobs\RelayOutbox;
use App\Models\OutboxMessage;
use Illuminate\Contracts\Config\Repository;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;

/**
 * What must still happen because of a change, written in the change's own transaction: neither stands without the other.
 *
 * The rows are the promise. The job that is dispatched beside them only makes it quick: when it is lost, the sweep of
 * `outbox:sweep` finds the rows.
 */
final readonly class Outbox
{
    private const ROWS_A_STATEMENT = 500;

    /** A row is claimed, published and postponed as one. */
    private const PEOPLE_A_ROW = 100;

    public function __construct(private Repository $config, private PreparedSql $sql) {}

    /** Tells everybody who may do it of a piece of work. */
    public function notify(NotificationType $type, Model $subject): void
    {
        $this->write([[OutboxTopic::Notify, ['type' => $type->value, 'subject_id' => $subject->getKey()], 1]]);
        $this->wake();
    }

    /**
     * Tells everybody who holds the ability when the worker comes to it: the change does not wait until they are found.
     *
     * @param  OutgoingEvent  $event  without people
     */
    public function tellHolders(Ability $ability, OutgoingEvent $event): void
    {
        $this->write([[OutboxTopic::TellHolders, ['ability' => $ability->value, 'event' => $event->toPayload()], 1]]);
        $this->wake();
    }

    /**
     * @param  list<OutgoingEvent>  $events
     * @param  bool  $wake  false where the caller relays the outbox itself
     */
    public function broadcast(array $events, bool $wake = true): void
    {
        $messages = [];
        foreach ($events as $event) {
            foreach (array_chunk($event->people, self::PEOPLE_A_ROW) as $people) {
                $messages[] = [OutboxTopic::Broadcast, $event->to($people)->toPayload(), count($people)];
            }
        }
        $this->write($messages);

        if ($wake && $messages !== []) {
            $this->wake();
        }
    }

    /** @param  list<array{OutboxTopic, array<string, mixed>, int}>  $messages  with the number of their events */
    private function write(array $messages): void
    {
        $now = now()->format('Y-m-d H:i:s');
        $this->sql->attach();

        foreach (array_chunk($messages, self::ROWS_A_STATEMENT) as $chunk) {
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

    /** On the database queue the job is a row of the same transaction; elsewhere it waits for the commit. */
    public function wake(): void
    {
        if ($this->queueSharesTransaction()) {
            RelayOutbox::dispatch()->beforeCommit();

            return;
        }

        // The work is committed by then: a queue that is down must not turn the answer into an error.
        DB::afterCommit(static fn () => rescue(static function (): void {
            // Nothing is returned: a pending dispatch sends when it is destroyed, and that must happen in here.
            RelayOutbox::dispatch();
        }));
    }

    private function queueSharesTransaction(): bool
    {
        /** @var array{driver: string, connection?: ?string} $queue */
        $queue = $this->config->get('queue.connections.'.$this->config->string('queue.default'));

        return $queue['driver'] === 'database'
            && in_array($queue['connection'] ?? null, [null, $this->config->get('database.default')], true);
    }
}
