<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Enums\AutoMessageTrigger;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Withdrawal;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;

/**
 * Writes down which automatic messages something causes, in the transaction of the cause: without the cause there is no message, and a
 * process that dies afterwards loses none. SendAutoCommunication sends them. The reference is unique, so the same cause writes one row.
 */
final readonly class AutoMessageScheduler
{
    private const BATCH = 500;

    /** @param  Collection<int, Deposit|Withdrawal|BonusClaim>  $payments */
    public function paid(AutoMessageTrigger $trigger, Collection $payments): void
    {
        $messages = $this->enabled($trigger);
        foreach ($messages->isEmpty() ? [] : $payments->chunk(self::BATCH) as $some) {
            $clients = Client::query()->whereKey($some->pluck('client_id')->unique()->all())->get()->keyBy('id');
            $rows = [];
            foreach ($some as $payment) {
                $client = $clients->get((int) $payment->client_id);
                $rows = $client === null ? $rows : [...$rows, ...self::rows($messages, $client, self::subject($payment), $payment->amount_cents)];
            }
            AutoCommunication::query()->insertOrIgnore($rows);
        }
    }

    /** A deposit that was undone and approved again is a new cause: perhaps of another client. */
    public static function subject(Deposit|Withdrawal|BonusClaim $payment): string
    {
        return $payment instanceof Deposit && $payment->attempt > 1 ? "{$payment->id}-{$payment->attempt}" : (string) $payment->id;
    }

    /** For the first time: an account that is active again is not welcomed. */
    public function activated(Client $client): void
    {
        foreach ([AutoMessageTrigger::AccountActive, AutoMessageTrigger::WelcomeOffer] as $trigger) {
            AutoCommunication::query()->insertOrIgnore(self::rows($this->enabled($trigger), $client, (string) $client->id, null));
        }
    }

    /** Ends the reference of a message to a quiet client: the same last bet is one quiet spell. */
    public static function quietSpell(Client $client): string
    {
        return '-'.$client->last_bet_at?->format('Ymd');
    }

    /**
     * One message for each quiet spell.
     *
     * @param  Collection<int, Client>  $clients  with a last bet
     */
    public function quiet(AutoMessage $message, Collection $clients): void
    {
        $rows = $clients->map(static fn (Client $client): array => self::rows(collect([$message]), $client, $client->id.self::quietSpell($client), null));
        AutoCommunication::query()->insertOrIgnore($rows->collapse()->all());
    }

    /** @return Collection<int, AutoMessage> */
    private function enabled(AutoMessageTrigger $trigger): Collection
    {
        return AutoMessage::query()->where('trigger', $trigger)->where('is_enabled', true)->orderBy('id')->get()->toBase();
    }

    /**
     * @param  Collection<int, AutoMessage>  $messages
     * @return list<array<string, mixed>>
     */
    private static function rows(Collection $messages, Client $client, string $subject, ?int $cents): array
    {
        $at = CarbonImmutable::now();

        return array_values(
            $messages
                ->filter(static fn (AutoMessage $message): bool => $message->matches($client, $cents))
                ->map(
                    static fn (AutoMessage $message): array => [
                        'auto_message_id' => $message->id,
                        'trigger' => $message->trigger->value,
                        'client_id' => $client->id,
                        'amount_cents' => $cents,
                        'reference' => "auto:{$message->trigger->value}:{$message->id}:{$subject}",
                        'due_at' => $at,
                        'created_at' => $at,
                        'updated_at' => $at,
                    ],
                )
                ->all(),
        );
    }
}
