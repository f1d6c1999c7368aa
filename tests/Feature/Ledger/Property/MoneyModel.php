<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger\Property;

/**
 * The expected balances in plain arrays, as simple as possible, to compare the product with.
 *
 * Money and records keep the client and the site account that they were made for. A merge changes only which of these count together.
 */
final class MoneyModel
{
    /** @var array<string, int> cents by 'available 5', 'site 3', 'bank' */
    public array $accounts = [];

    /** @var array<int, array{cents: int, status: string, client: int|null}> */
    public array $deposits = [];

    /** @var array<int, array{cents: int, status: string, client: int, held: bool}> */
    public array $withdrawals = [];

    /** @var array<int, array{cents: int, status: string, client: int, from: int, to: int}> */
    public array $transfers = [];

    /** @var array<int, array{cents: int, status: string, client: int}> */
    public array $bonuses = [];

    /** @var array<int, array{cents: int, status: string, client: int, house: string, reverses: int|null}> */
    public array $adjustments = [];

    /** @var array<string, array{site: int, stake: int, return: int, status: string, bonus: bool}> by the site's number for it */
    public array $bets = [];

    /** @var array<int, array{missing: int, client: int, step: int}> what reversed bonuses did not find, and when they were last posted, by bonus */
    private array $reversals = [];

    /** @var array<int, int> the step at which a withdrawal was paid */
    private array $paidAt = [];

    private int $step = 0;

    public function __construct(public readonly MergeModel $merges = new MergeModel) {}

    /** @param  string  $account  of a client or a site account, including the accounts merged into it */
    public function of(string $account): int
    {
        return $this->balances()[$this->merges->account($account)] ?? 0;
    }

    public function move(int $cents, string $from, string $to): void
    {
        $this->add($from, -$cents);
        $this->add($to, $cents);
    }

    public function add(string $account, int $cents): void
    {
        $this->accounts[$account] = ($this->accounts[$account] ?? 0) + $cents;
    }

    /** @param  array{cents: int, client: int, ...}  $bonus */
    public function takeBack(int $id, array $bonus): void
    {
        $taken = min($bonus['cents'], $this->of("available {$bonus['client']}"));
        $this->move($taken, "available {$bonus['client']}", 'bonus');
        $this->reversals[$id] = ['missing' => $bonus['cents'] - $taken, 'client' => $bonus['client'], 'step' => ++$this->step];
    }

    public function paid(int $withdrawal): void
    {
        $this->paidAt[$withdrawal] = ++$this->step;
    }

    /** A returned payment completes the reversals of bonuses that it had left without enough balance. */
    public function returned(int $withdrawal, int $cents, int $client): void
    {
        ksort($this->reversals);
        foreach ($this->reversals as $id => $reversal) {
            if ($this->merges->client($reversal['client']) !== $this->merges->client($client) || $reversal['step'] < $this->paidAt[$withdrawal] || $reversal['missing'] === 0) {
                continue;
            }
            $taken = min($cents, $this->of("available {$client}"), $reversal['missing']);
            if ($taken <= 0) {
                return;
            }
            $cents -= $taken;
            $this->move($taken, "available {$reversal['client']}", 'bonus');
            $this->reversals[$id] = [...$reversal, 'missing' => $reversal['missing'] - $taken, 'step' => ++$this->step];
        }
    }

    /** Cents that requested transfers will take when they are sent. */
    public function promised(int $site): int
    {
        $waiting = array_filter(
            $this->transfers,
            fn (array $transfer): bool => $this->merges->site($transfer['from']) === $this->merges->site($site)
                && in_array($transfer['status'], ['requested', 'approved'], true),
        );

        return array_sum(array_column($waiting, 'cents'));
    }

    /**
     * Returns the total effect of a bet on the site account.
     *
     * @param  array{stake: int, return: int, status: string, bonus: bool, ...}  $bet
     */
    public static function outcome(array $bet): int
    {
        $paid = $bet['bonus'] ? 0 : $bet['stake'];

        return match ($bet['status']) {
            'open' => -$paid,
            'void' => 0,
            default => $bet['return'] - $paid,
        };
    }

    /** @return array<string, array<int, array{status: string, client: int|null, ...}>> the records in order, by table */
    public function tables(): array
    {
        $tables = ['deposits' => $this->deposits, 'withdrawals' => $this->withdrawals, 'transfers' => $this->transfers, 'bonus_claims' => $this->bonuses, 'adjustments' => $this->adjustments];
        foreach ($tables as &$records) {
            ksort($records);
        }

        return $tables;
    }

    /** @return array<string, int> without empty accounts, in order */
    public function balances(?MergeModel $merges = null): array
    {
        $merges ??= $this->merges;
        $balances = [];
        foreach ($this->accounts as $account => $cents) {
            $owner = $merges->account($account);
            $balances[$owner] = ($balances[$owner] ?? 0) + $cents;
        }
        $balances = array_filter($balances);
        ksort($balances);

        return $balances;
    }
}
