<?php

declare(strict_types=1);

namespace App\Services\Withdrawals;

use App\Models\Client;
use App\Models\Withdrawal;
use App\Services\Ledger\DecidedAlready;
use App\Services\Ledger\MoneyBlock;

/** Takes the rows that a step of a withdrawal holds, in the order that everything with money takes them. */
final readonly class WithdrawalHold
{
    private function __construct(public Withdrawal $withdrawal, public Client $client) {}

    /**
     * Call it first inside the transaction of the step: whoever comes second waits here, and then sees what the first one did.
     *
     * @param  Withdrawal  $seen  as it was before; it says only which one it is, and whose
     */
    public static function of(Withdrawal $seen): self
    {
        $client = MoneyBlock::hold($seen->client_id);
        $withdrawal = Withdrawal::query()->lockForUpdate()->findOrFail($seen->id);

        // Merged in between: it is the other client's now.
        return new self($withdrawal, $withdrawal->client_id === $client->id ? $client : MoneyBlock::hold($withdrawal->client_id));
    }

    /** How it stands, as whoever came too late is told. */
    public function decided(): DecidedAlready
    {
        return new DecidedAlready('withdrawal', mb_strtolower($this->withdrawal->status->label()), ...LastStep::of($this->withdrawal));
    }
}
