<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Protection\GateInputReader;
use App\Domain\Protection\GateRules;
use App\Enums\BetstopCheckPurpose;
use App\Enums\GatePurpose;
use App\Models\Client;
use App\Models\User;

/**
 * Asks the BetStop register about accounts that are about to open, unless their last answer is still valid. Call it before the
 * transaction of the change: the register may take seconds. The gate then refuses accounts without a valid answer.
 *
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no account for a registered individual.)
 */
final readonly class CheckBeforeOpening
{
    public function __construct(private GateInputReader $reader, private AskRegister $register) {}

    /** @param  iterable<Client>  $clients  up to a few hundred */
    public function handle(iterable $clients, User $by): void
    {
        $accounts = [];
        foreach ($clients as $client) {
            $accounts[$client->id] = $client;
        }
        $inputs = $this->reader->ofClients(array_keys($accounts), GatePurpose::Reopening);
        $accounts = array_filter(
            $accounts,
            static fn (Client $client): bool => isset($inputs[$client->id])
                && GateRules::needsBetstopCheck($inputs[$client->id], now()->toImmutable()),
        );
        $this->register->handle($accounts, BetstopCheckPurpose::Onboarding, $by);
    }
}
