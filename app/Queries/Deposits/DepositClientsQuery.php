<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\DepositClient;
use App\Data\Deposits\OwnPayment;
use App\Domain\Deposits\CreditRefusal;
use App\Domain\Deposits\OwnPayments;
use App\Domain\Deposits\PayerChecker;
use App\Domain\People\PersonName;
use App\Domain\Protection\Decision;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\GatePurpose;
use App\Infrastructure\Search\MissedLookupRecorder;
use App\Infrastructure\Search\PeopleSearch;
use App\Infrastructure\Search\SearchSyntax;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\User;
use App\Support\DataFactory;

/** Clients that can be credited with a deposit, each with the reason if it can't. */
final readonly class DepositClientsQuery
{
    private const HITS = 8;

    public function __construct(
        private SearchSyntax $syntax,
        private PeopleSearch $people,
        private MissedLookupRecorder $missed,
        private ProtectionGate $gate,
    ) {}

    /** @return list<DepositClient> */
    public function search(string $text, Deposit $deposit, User $viewer): array
    {
        $own = $deposit->status->isWaiting() ? OwnPayments::around($deposit) : null;
        $ids = $this->people->look('client', $this->syntax->parse($text, $viewer), self::HITS)->ids;
        if ($ids === []) {
            $this->missed->record($viewer, $text);
        }

        return $this->find($ids, $deposit, $own);
    }

    /**
     * @param  list<int>  $ids
     * @param  OwnPayments|null  $own  that the deposit may be; null once it is decided
     * @return list<DepositClient> in that order
     */
    public function find(array $ids, Deposit $deposit, ?OwnPayments $own): array
    {
        $payer = $deposit->bankLine->payer_name;
        $clients = Client::withTrashed()->with(['company', 'rating'])->whereKey($ids)->get()->keyBy('id');

        // A decided deposit counts towards the limits itself, and nothing is left to refuse.
        $decisions = $deposit->status->isWaiting()
            ? $this->gate->decideMany(array_values($clients->modelKeys()), GatePurpose::DepositCredit, $deposit->amount_cents)
            : [];

        return array_values(array_map(
            fn (int $id): DepositClient => $this->client($clients[$id], $payer, $own?->ofClient($id), $decisions[$id] ?? null),
            array_filter($ids, static fn (int $id): bool => $clients->has($id)),
        ));
    }

    private function client(Client $client, ?string $payer, ?OwnPayment $own, ?Decision $decision): DepositClient
    {
        return DataFactory::make(DepositClient::class, $client, [
            'company_name' => $client->company->name,
            'company_color' => $client->company->color,
            'company_logo' => $client->company->logo_path,
            'client_rating_description' => $client->rating?->description,
            'is_betstopped' => $client->betstop_state === BetstopState::Registered,
            'is_closed' => $client->status === ClientStatus::Closed,
            'refusal' => $decision === null ? null : CreditRefusal::words($decision),
            'is_other_payer' => PayerChecker::isOther($payer, PersonName::ofClient($client)),
            'own_payment' => $own,
        ]);
    }
}
