<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BetstopCheckPurpose;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\Client;
use App\Models\User;

/** Asks the BetStop register about clients in one call, and stores the answers. Call it outside transactions: the register may take seconds. */
final readonly class AskRegister
{
    public function __construct(private BetstopRegister $register, private RunBetstopCheck $checks) {}

    /** @param  array<int, Client>  $clients  up to a few hundred */
    public function handle(array $clients, BetstopCheckPurpose $purpose, User $by): void
    {
        $people = array_map(BetstopPerson::of(...), $clients);
        foreach ($people === [] ? [] : $this->register->checkMany($people) as $key => $answer) {
            $this->checks->record($clients[$key], $people[$key], $answer, $purpose, ['user_id' => $by->id]);
        }
    }
}
