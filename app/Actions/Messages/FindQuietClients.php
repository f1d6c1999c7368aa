<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Messages\AutoMessageScheduler;
use App\Enums\AutoMessageTrigger;
use App\Models\AutoMessage;
use App\Models\Client;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Looks for clients who have been quiet as long as an auto message says, one bounded step in one transaction. The place that it has
 * reached is saved with the messages, so a killed step is repeated as a whole, and only clients who become quiet after the auto
 * message was enabled get one.
 */
final readonly class FindQuietClients
{
    private const STEP = 500;

    public function __construct(private AutoMessageScheduler $scheduler) {}

    /** @return int how many clients were looked at; less than a step when all are done */
    public function handle(AutoMessage $message): int
    {
        return DB::transaction(function () use ($message): int {
            $current = AutoMessage::query()->lockForUpdate()->findOrFail($message->id);
            if (! $current->is_enabled || $current->trigger !== AutoMessageTrigger::ClientQuiet || $current->checked_until === null) {
                return 0;
            }
            $clients = Client::query()
                ->where('last_bet_at', '<=', now()->subDays($current->conditions['days'] ?? 0))
                ->where('last_bet_at', '>=', $current->checked_until)
                ->where(
                    static fn (Builder $next): Builder => $next
                        ->where('last_bet_at', '>', $current->checked_until)
                        ->orWhere('id', '>', $current->checked_client_id),
                )
                ->orderBy('last_bet_at')
                ->orderBy('id')
                ->limit(self::STEP)
                ->get();
            $last = $clients->last();
            if ($last !== null) {
                $this->scheduler->quiet($current, $clients->filter(static fn (Client $client): bool => $current->matches($client, null))->toBase());
                $current->update(['checked_until' => $last->last_bet_at, 'checked_client_id' => $last->id]);
            }

            return $clients->count();
        }, 3);
    }

    /** @return int the number of quiet clients, of all enabled auto messages */
    public function all(): int
    {
        $found = 0;
        foreach (AutoMessage::query()->where('trigger', AutoMessageTrigger::ClientQuiet)->where('is_enabled', true)->orderBy('id')->get() as $message) {
            do {
                $step = $this->handle($message);
                $found += $step;
            } while ($step === self::STEP);
        }

        return $found;
    }
}
