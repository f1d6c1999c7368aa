<?php

declare(strict_types=1);

namespace App\Domain\Ledger;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Models\Client;
use Illuminate\Support\Arr;

/**
 * Exclusions and closures of a client. The client's own money can still be paid once the approver and the payer acknowledge them;
 * ProtectionGate refuses credits.
 */
final readonly class ClientWarnings
{
    /** @param  list<string>  $all  such as "barred", as the end of "the client is …" */
    private function __construct(public array $all) {}

    public static function of(Client $client): self
    {
        return new self(array_keys(array_filter([
            'registered with BetStop' => $client->betstop_state === BetstopState::Registered,
            'barred' => $client->is_barred,
            'closed' => $client->status === ClientStatus::Closed,
            'no longer on file' => $client->trashed(),
        ])));
    }

    public function inWords(): string
    {
        return Arr::join($this->all, ', ', ' and ');
    }
}
