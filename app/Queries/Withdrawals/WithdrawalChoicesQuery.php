<?php

declare(strict_types=1);

namespace App\Queries\Withdrawals;

use App\Data\Lists\Choice;
use App\Data\Withdrawals\RequestChoices;
use App\Data\Withdrawals\WithdrawalChoices;
use App\Data\Withdrawals\WithdrawalDestination;
use App\Domain\Clients\OwnersWithClients;
use App\Lists\Withdrawals\DestinationPresenter;
use App\Models\BankAccount;
use App\Models\CancellationReason;
use App\Models\Client;
use App\Queries\Clients\ClientChoiceQuery;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The choices of the filters and dialogs of the withdrawal queue. */
final readonly class WithdrawalChoicesQuery
{
    private const ACCOUNTS = 50;

    public function __construct(private ClientChoiceQuery $clients) {}

    /** @param  string|null  $client  the value of the client filter */
    public function page(?string $client): WithdrawalChoices
    {
        $managers = DB::table('users')
            ->whereNull('deleted_at')
            ->where('is_active', true)
            ->where(OwnersWithClients::of('users', 'account_manager_id'))
            ->orderBy('first_name')
            ->orderBy('last_name')
            ->get(['id', 'first_name', 'last_name']);

        return new WithdrawalChoices(
            array_values(
                DB::table('companies')
                    ->orderBy('name')
                    ->get(['id', 'name'])
                    ->map(static fn (stdClass $row): Choice => new Choice((string) $row->id, $row->name))
                    ->all(),
            ),
            [
                new Choice('me', 'Me'),
                new Choice('unassigned', 'Unassigned'),
                ...array_values(
                    $managers
                        ->map(
                            static fn (stdClass $user): Choice => new Choice(
                                (string) $user->id,
                                trim("{$user->first_name} {$user->last_name}"),
                            ),
                        )
                        ->all(),
                ),
            ],
            array_values(CancellationReason::query()->where('is_active', true)->orderBy('position')->orderBy('title')->get()
                ->map(static fn (CancellationReason $reason): Choice => new Choice((string) $reason->id, $reason->title))->all()),
            $this->clients->of($client),
        );
    }

    public function request(Client $client): RequestChoices
    {
        return new RequestChoices(
            $client->balance_cents,
            array_values(
                BankAccount::query()
                    ->with('decidedBy')
                    ->where('client_id', $client->id)
                    ->orderByDesc('id')
                    ->limit(self::ACCOUNTS)
                    ->get()
                    ->map(
                        static fn (BankAccount $account): WithdrawalDestination => DestinationPresenter::of(
                            $account,
                            $client->first_name,
                            $client->last_name,
                            $client->preferred_name,
                        ),
                    )
                    ->all(),
            ),
        );
    }
}
