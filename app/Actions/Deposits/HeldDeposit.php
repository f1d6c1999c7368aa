<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Models\Client;
use App\Models\Deposit;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoneyBlock;
use App\Services\Ledger\MoveRefused;
use LogicException;

/** A deposit and the clients that a decision on it concerns, held until the transaction ends: the clients first, by rising id. */
final readonly class HeldDeposit
{
    /** @param  array<int, Client>  $clients */
    private function __construct(public Deposit $deposit, private array $clients) {}

    /** @param  int|null  ...$clientIds  whom the money may go to, beside whom it is meant for now */
    public static function take(Deposit $seen, ?int ...$clientIds): self
    {
        $known = Deposit::query()->whereKey($seen->id)->value('client_id');
        $ids = array_unique(array_filter([$known, ...$clientIds]));
        sort($ids);
        $clients = [];
        foreach ($ids as $id) {
            $clients[$id] = MoneyBlock::hold($id);
        }
        if ($seen->part > 0) {
            // Of two who return the last parts of a payment the second sees that the first has.
            Deposit::query()->where('bank_line_id', $seen->bank_line_id)->orderBy('id')->lockForUpdate()->pluck('id');
        }
        $deposit = Deposit::query()->lockForUpdate()->findOrFail($seen->id)->load(['bankLine', 'client', 'decider']);

        return new self($deposit, $clients);
    }

    /**
     * Throws {@see DecidedAlready} when somebody was quicker, and {@see StaleDeposit} when it is not the deposit that was looked at.
     *
     * @param  int|null  $version  that the decision is about; null where it is about the money whatever became of it
     */
    public function expectWaiting(?int $version): void
    {
        if (! $this->deposit->status->isWaiting()) {
            throw new DecidedAlready('deposit', $this->standing(), $this->deposit->decider);
        }
        $this->expectVersion($version);
    }

    public function expectVersion(?int $version): void
    {
        $isHeld = $this->deposit->client_id === null || isset($this->clients[$this->deposit->client_id]);
        if (! $isHeld || ($version !== null && $this->deposit->version !== $version)) {
            throw new StaleDeposit($this->deposit);
        }
    }

    /** Throws {@see MoveRefused} when one of the clients was merged or removed since somebody chose them. */
    public function expectOnFile(?int ...$clientIds): void
    {
        foreach (array_filter($clientIds) as $id) {
            if ($this->client($id)->trashed()) {
                throw new MoveRefused("{$this->client($id)->full_name} is not on file any more. Choose another client.");
            }
        }
    }

    public function client(int $id): Client
    {
        return $this->clients[$id] ?? throw new LogicException("Client {$id} is not held.");
    }

    private function standing(): string
    {
        $client = $this->deposit->client;

        return $this->deposit->status->inSentence().($client === null ? '' : " for {$client->full_name}");
    }
}
