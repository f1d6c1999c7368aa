<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BetstopCheckPurpose;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\BetstopCheck;
use App\Models\User;

/** Checks a person by typed details with the BetStop register. {@see RunBetstopCheck} checks a client. */
final readonly class CheckBetstopPerson
{
    public function __construct(private BetstopRegister $register, private RecordBetstopAnswer $record) {}

    public function handle(BetstopPerson $person, User $officer): BetstopCheck
    {
        return $this->record->handle($person, $this->register->check($person), BetstopCheckPurpose::Manual, ['user_id' => $officer->id]);
    }
}
