<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Protection\ProtectionGate;
use App\Enums\BetstopCheckPurpose;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\User;

/**
 * Asks the BetStop register about a lead or DB client who is about to be called, unless the last answer about these details is valid or
 * the gate refuses the call for another reason. Call it before the transaction of the call.
 *
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no marketing to a registered individual, also by telephone.)
 */
final readonly class CheckBeforeCall
{
    public function __construct(private ProtectionGate $gate, private BetstopRegister $register, private RecordBetstopAnswer $answers) {}

    public function handle(Lead|DbClient $person, string $number, User $by): void
    {
        if ($this->gate->decideCall($person, $number)->lacksOnlyCheck()) {
            $asked = BetstopPerson::of($person);
            $this->answers->handle($asked, $this->register->check($asked), BetstopCheckPurpose::Contact, ['user_id' => $by->id], $person);
        }
    }
}
