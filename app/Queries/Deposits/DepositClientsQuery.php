<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\DepositClient;
use App\Data\Deposits\OwnPayment;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use App\Services\Deposits\OwnPayments;
use App\Services\Deposits\PayerDifference;
use App\Services\Ledger\MoneyBlock;
use App\Services\Search\PeopleSearch;
use App\Services\Search\SearchSyntax;

/** Clients to whom the money of a deposit may be credited, with what stands against it. */
final readonly class DepositClientsQuery
{
    private const HITS = 8;

    public function __construct(private SearchSyntax $syntax, private PeopleSearch $people) {}

    /** @return list<DepositClient> */
    public function search(string $text, Deposit $deposit, User $viewer): array
    {
        return $this->find($this->people->look('client', $this->syntax->parse($text, $viewer), self::HITS)->ids, $deposit);
    }

    /**
     * @param  list<int>  $ids
     * @return list<DepositClient> in that order
     */
    public function find(array $ids, Deposit $deposit): array
    {
        $payer = $deposit->bankLine->payer_name;
        $own = $deposit->status->isWaiting() ? OwnPayments::around($deposit) : null;
        $clients = Client::withTrashed()->with(['company', 'rating'])->whereKey($ids)->get()->keyBy('id');

        return array_values(array_map(
            fn (int $id): DepositClient => $this->client($clients[$id], $payer, $own?->ofClient($id)),
            array_filter($ids, static fn (int $id): bool => $clients->has($id)),
        ));
    }

    private function client(Client $client, ?string $payer, ?OwnPayment $own): DepositClient
    {
        return new DepositClient(
            id: $client->id,
            full_name: $client->full_name,
            pin: $client->pin,
            company_name: $client->company->name,
            company_color: $client->company->color,
            company_logo: $client->company->logo_path,
            client_rating: $client->client_rating,
            client_rating_description: $client->rating?->description,
            balance_cents: $client->balance_cents,
            is_betstopped: $client->betstop_state === BetstopState::Registered,
            is_barred: $client->is_barred,
            is_closed: $client->status === ClientStatus::Closed,
            refusal: MoneyBlock::reason($client, 'deposits'),
            is_other_payer: PayerDifference::between($payer, $client),
            own_payment: $own,
        );
    }
}
