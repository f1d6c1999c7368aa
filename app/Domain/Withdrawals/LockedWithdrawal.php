<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Domain\Ledger\ClientRestriction;
use App\Models\Client;
use App\Models\Withdrawal;
use App\Support\ChangedMeanwhileException;

/** Takes the rows that a step of a withdrawal holds, in the order that everything with money takes them. */
final readonly class LockedWithdrawal
{
    private function __construct(public Withdrawal $withdrawal, public Client $client) {}

    /**
     * Call it first inside the transaction of the step: whoever comes second waits here, and then sees what the first one did.
     *
     * @param  Withdrawal  $seen  as it was before; it says only which one it is, and whose
     */
    public static function of(Withdrawal $seen): self
    {
        $client = ClientRestriction::hold($seen->client_id);
        $withdrawal = Withdrawal::query()->lockForUpdate()->findOrFail($seen->id);

        // Merged in between: it is the other client's now.
        return new self($withdrawal, $withdrawal->client_id === $client->id ? $client : ClientRestriction::hold($withdrawal->client_id));
    }

    /** How it stands, as whoever came too late is told. */
    public function decided(): ChangedMeanwhileException
    {
        return ChangedMeanwhileException::decided('withdrawal', mb_strtolower($this->withdrawal->status->label()), ...LastTransition::of($this->withdrawal));
    }
}
