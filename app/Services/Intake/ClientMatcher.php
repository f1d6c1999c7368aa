<?php

declare(strict_types=1);

namespace App\Services\Intake;

use App\Enums\ClientStatus;
use App\Models\Client;
use Illuminate\Database\Eloquent\Collection;

/**
 * Finds the client that money came from, and only when it is certain:
 *
 * 1. The digits behind the payer's name are the PIN of a client, and the payer's name ends with that client's surname. Or
 * 2. the payer's name is the full name of exactly one client.
 *
 * Names are compared as {@see ClientNames} folds them. Closed and deleted clients are never matched.
 * When the PIN says one client and the name exactly one other, nothing is certain; a person decides.
 */
final readonly class ClientMatcher
{
    public function match(PaymentDescription $payment): ?Client
    {
        if ($payment->payerName === null || $payment->reference === null) {
            return null;
        }

        $words = ClientNames::words($payment->payerName);
        $byPin = $this->byPin($payment->reference, $words);
        $byName = $this->byName($words);
        $named = $byName->count() === 1 ? $byName->first() : null;

        if ($byPin !== null && $named !== null && ! $byPin->is($named)) {
            return null;
        }

        return $byPin ?? $named;
    }

    /** @param  list<string>  $words */
    private function byPin(string $pin, array $words): ?Client
    {
        $client = Client::query()->where('pin', $pin)->where('status', '!=', ClientStatus::Closed)->first();
        if ($client === null) {
            return null;
        }

        $surname = ClientNames::words($client->last_name);

        return $surname !== [] && array_slice($words, -count($surname)) === $surname ? $client : null;
    }

    /**
     * @param  list<string>  $words
     * @return Collection<int, Client>
     */
    private function byName(array $words): Collection
    {
        if ($words === []) {
            return new Collection;
        }

        return ClientNames::candidates($words)
            ->where('status', '!=', ClientStatus::Closed)
            ->get()
            ->filter(static fn (Client $client): bool => ClientNames::are($words, $client))
            ->values();
    }
}
