<?php

declare(strict_types=1);

namespace App\Domain\Deposits;

use App\Domain\Ledger\ClientLock;
use App\Models\Client;
use App\Models\Deposit;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use LogicException;

/** A deposit and the clients of a decision on it, locked until the transaction ends: the clients first, by rising id. */
final readonly class LockedDeposit
{
    /** @param  array<int, Client>  $clients */
    private function __construct(public Deposit $deposit, private array $clients) {}

    /** @param  int|null  ...$clientIds  clients of the decision, besides the deposit's own */
    public static function take(Deposit $seen, ?int ...$clientIds): self
    {
        $known = Deposit::query()->whereKey($seen->id)->value('client_id');
        $ids = array_unique(array_filter([$known, ...$clientIds]));
        sort($ids);
        $clients = [];
        foreach ($ids as $id) {
            $clients[$id] = ClientLock::hold($id);
        }
        if ($seen->part > 0) {
            // The last part that is returned ends the payment, so its parts are decided one after the other.
            Deposit::query()->where('bank_line_id', $seen->bank_line_id)->orderBy('id')->lockForUpdate()->pluck('id');
        }
        $deposit = Deposit::query()->lockForUpdate()->findOrFail($seen->id)->load(['bankLine', 'client', 'decider']);

        return new self($deposit, $clients);
    }

    /**
     * @param  int|null  $version  on the user's page; null when any version will do
     *
     * @throws ChangedMeanwhileException when the deposit was decided or changed
     */
    public function expectWaiting(?int $version): void
    {
        if (! $this->deposit->status->isWaiting()) {
            throw ChangedMeanwhileException::decided('deposit', $this->deposit->status->inSentence().$this->clientInWords(), $this->deposit->decider);
        }
        $this->expectVersion($version);
    }

    /** @throws ChangedMeanwhileException when the deposit was changed */
    public function expectVersion(?int $version): void
    {
        $isLocked = $this->deposit->client_id === null || isset($this->clients[$this->deposit->client_id]);
        if (! $isLocked || ($version !== null && $this->deposit->version !== $version)) {
            throw new ChangedMeanwhileException(
                "This deposit changed in the meantime: it is now {$this->deposit->status->inSentence()}{$this->clientInWords()}. Check it again, then decide.",
            );
        }
    }

    /** @throws OperationRefusedException when one of the clients was merged or deleted in the meantime */
    public function expectOnFile(?int ...$clientIds): void
    {
        foreach (array_filter($clientIds) as $id) {
            if ($this->client($id)->trashed()) {
                throw new OperationRefusedException("{$this->client($id)->full_name} is no longer on file. Choose another client.");
            }
        }
    }

    public function client(int $id): Client
    {
        return $this->clients[$id] ?? throw new LogicException("Client {$id} is not locked.");
    }

    private function clientInWords(): string
    {
        $client = $this->deposit->client;

        return $client === null ? '' : ($this->deposit->status->isWaiting() ? " and suggested for {$client->full_name}" : " for {$client->full_name}");
    }
}
