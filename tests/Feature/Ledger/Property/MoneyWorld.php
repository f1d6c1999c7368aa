<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

use App\Domain\Withdrawals\BankAccountRepository;
use App\Domain\Withdrawals\BankDestination;
use App\Enums\BankAccountStatus;
use App\Enums\StaffRole;
use App\Models\BonusClaim;
use App\Models\CancellationReason;
use App\Models\Client;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\User;
use Carbon\CarbonImmutable;
use Random\Randomizer;

/** The clients and colleagues of a property test, and its random numbers. */
final class MoneyWorld
{
    private const BONUSES_EACH = 12;

    private const ON_SITE = 50_000;

    public readonly User $officer;

    public readonly User $checker;

    public readonly User $manager;

    public readonly int $reasonId;

    public readonly CarbonImmutable $began;

    /** @var array<int, list<int>> site accounts by client */
    public array $sites = [];

    /** @var array<int, int> the client that each site account was made for */
    public array $owners = [];

    /** @var array<int, array{string, string}> slug and username by site account */
    public array $accountNames = [];

    private int $references = 0;

    public function __construct(public readonly Randomizer $random, MoneyModel $model, int $clients = 24, int $operators = 2)
    {
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne();
        $this->checker = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        $this->manager = User::factory()->withRole(StaffRole::PaymentsManager)->createOne();
        $this->reasonId = CancellationReason::factory()->createOne()->id;
        $this->began = now()->toImmutable()->subDay();
        $sites = OperatorSite::factory()->count($operators)->create();
        for ($i = 0; $i < $clients; $i++) {
            $client = Client::factory()->createOne();
            app(BankAccountRepository::class)->of($client->id, $this->destination($client->id))->update(['status' => BankAccountStatus::Verified]);
            foreach ([$sites[$i % $operators], $sites[($i + 1) % $operators]] as $site) {
                $account = SiteAccount::factory()->for($client)->for($site)->createOne(['balance_cents' => self::ON_SITE]);
                $this->sites[$client->id][] = $account->id;
                $this->owners[$account->id] = $client->id;
                $this->accountNames[$account->id] = [$site->slug, (string) $account->username];
                $model->move(self::ON_SITE, 'opening', "site {$account->id}");
            }
            for ($n = 0; $n < self::BONUSES_EACH; $n++) {
                $claim = BonusClaim::factory()->for($client)->createOne(['amount_cents' => $random->getInt(500, 20_000), 'approved_by' => $this->manager->id]);
                $model->bonuses[$claim->id] = ['cents' => $claim->amount_cents, 'status' => 'offered', 'client' => $client->id];
            }
        }
    }

    /** Updates the clients and their site accounts after a merge or its undo. */
    public function regroup(MergeModel $merges): void
    {
        $this->sites = [];
        foreach ($this->owners as $site => $client) {
            if ($merges->site($site) === $site) {
                $this->sites[$merges->client($client)][] = $site;
            }
        }
    }

    public function client(): int
    {
        return $this->one(array_keys($this->sites));
    }

    /** Always the same account for a client. */
    public function destination(int $client): BankDestination
    {
        return BankDestination::account('Emma Walsh', '063-000', (string) (10_000_000 + $client));
    }

    public function reference(string $kind): string
    {
        return $kind.'-'.++$this->references;
    }

    /** A reference such as a page creates for each form. */
    public function formReference(): string
    {
        return sprintf('00000000-0000-4000-8000-%012d', ++$this->references);
    }

    /**
     * @template T
     *
     * @param  array<T>  $among  at least one
     * @return T
     */
    public function one(array $among): mixed
    {
        $among = array_values($among);

        return $among[$this->random->getInt(0, count($among) - 1)];
    }

    /**
     * Mostly returns a record with this status, and sometimes any record, so that refused operations are tried too.
     *
     * @template K of array-key
     *
     * @param  array<K, array{status: string, ...}>  $records
     * @return K
     */
    public function mostly(array $records, string $status): int|string
    {
        $fitting = $this->random->getInt(1, 8) === 1 ? [] : array_keys(array_filter($records, static fn (array $record): bool => $record['status'] === $status));

        return $this->one($fitting === [] ? array_keys($records) : $fitting);
    }
}
