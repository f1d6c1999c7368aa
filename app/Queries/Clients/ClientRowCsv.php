<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientRow;
use Carbon\CarbonImmutable;
use Generator;

/** The client list's columns as CSV; times in the zone of whoever exports. */
final readonly class ClientRowCsv
{
    public function __construct(private string $timezone) {}

    /** @return list<string> */
    public function header(): array
    {
        return [
            'PIN', 'Name', 'Company', 'Account manager', 'Affiliate', 'State', 'Status', 'Rating', 'Rating description',
            'Balance (AUD)', "Last bet ({$this->timezone})", "Last deposit ({$this->timezone})", 'BetStop', 'Barred', 'SMS opted out',
        ];
    }

    /**
     * @param  iterable<ClientRow>  $clients
     * @return Generator<int, list<int|string|bool|null>>
     */
    public function rows(iterable $clients): Generator
    {
        foreach ($clients as $client) {
            yield [
                $client->pin, $client->full_name, $client->company_name, $client->account_manager?->full_name, $client->affiliate_name,
                $client->state?->value, $client->status->label(), $client->client_rating, $client->client_rating_description,
                $this->dollars($client->balance_cents), $this->time($client->last_bet_at), $this->time($client->last_deposit_at),
                $client->is_betstopped, $client->is_barred, $client->is_sms_opted_out,
            ];
        }
    }

    private function dollars(int $cents): string
    {
        return ($cents < 0 ? '-' : '').sprintf('%d.%02d', intdiv(abs($cents), 100), abs($cents) % 100);
    }

    private function time(?string $utc): ?string
    {
        return $utc === null ? null : CarbonImmutable::parse($utc)->setTimezone($this->timezone)->format('Y-m-d H:i');
    }
}
