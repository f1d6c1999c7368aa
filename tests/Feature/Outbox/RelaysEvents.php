<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Domain\Notifications\OutboxRelay;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\OutboxMessage;
use Closure;
use Illuminate\Http\Client\Factory;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Http;

/** Writes events to the outbox and relays them to a fake realtime server. */
trait RelaysEvents
{
    /** One read event per user, in this order. */
    private function write(int ...$userIds): void
    {
        $events = [];
        foreach (array_values($userIds) as $n => $userId) {
            $events[] = new OutgoingEvent(LiveChannel::Read, [[$userId, $n + 1]], ['is_read' => true]);
        }

        app(Outbox::class)->broadcast($events);
    }

    /** One event for all users; notification ids equal user ids. */
    private function writeToAll(int ...$userIds): void
    {
        $people = array_map(static fn (int $userId): array => [$userId, $userId], array_values($userIds));

        app(Outbox::class)->broadcast([new OutgoingEvent(LiveChannel::Read, $people, ['is_read' => true])]);
    }

    private function relay(): bool
    {
        return app(OutboxRelay::class)->drain();
    }

    /**
     * Replaces the fake realtime server and forgets recorded calls.
     *
     * @param  Closure|null  $answer  to each call; null to accept everything
     */
    private function serve(?Closure $answer = null): void
    {
        Http::swap(new Factory);
        Http::fake($answer ?? ['*' => Http::response('{}')]);
        $this->app->make('Illuminate\Broadcasting\BroadcastManager')->forgetDrivers();
    }

    /** @return list<list<int>> users of each open row */
    private function waiting(): array
    {
        $rows = OutboxMessage::query()->whereNull('delivered_at')->orderBy('id')->get()->all();

        return array_values(array_map(static fn (OutboxMessage $row): array => array_column($row->payload['people'], 0), $rows));
    }

    /** @return list<array<string, mixed>> the events of every call to the realtime server, in order */
    private function sent(): array
    {
        return array_values(Http::recorded()
            ->flatMap(static fn (array $call): array => $call[0] instanceof Request ? $call[0]->data()['batch'] : [])
            ->map(static fn (array $event): array => [...$event, 'data' => json_decode($event['data'], true, flags: JSON_THROW_ON_ERROR)])
            ->all());
    }

    /** @return list<string> the channels of every call to the realtime server, in order */
    private function calledChannels(): array
    {
        return array_column($this->sent(), 'channel');
    }
}
