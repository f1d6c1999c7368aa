<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\ClientRow;
use App\Support\CsvText;
use Generator;

/** The client list's columns as CSV; times in the zone of whoever exports. */
final readonly class ClientRowCsv
{
    private CsvText $text;

    public function __construct(string $timezone)
    {
        $this->text = new CsvText($timezone);
    }

    /** @return list<string> */
    public function header(): array
    {
        return [
            'PIN', 'Name', 'Company', 'Account manager', 'Affiliate', 'State', 'Status', 'Rating', 'Rating description',
            'Balance (AUD)', $this->text->heading('Last bet'), $this->text->heading('Last deposit'), 'BetStop', 'Barred', 'SMS opted out',
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
                CsvText::dollars($client->balance_cents), $this->text->time($client->last_bet_at), $this->text->time($client->last_deposit_at),
                $client->is_betstopped, $client->is_barred, $client->is_sms_opted_out,
            ];
        }
    }
}
