<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Actions\Rsg\RunBetstopCheck;
use App\Domain\Protection\PersonExcludedException;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Models\Client;
use Illuminate\Support\Facades\DB;

/**
 * Creates a client after a check of the BetStop register, and stores its answer with the client. Without an answer the account
 * stays pending and unchecked, so staff and the nightly check ask again.
 *
 * (Interactive Gambling Act 2001 (Cth), Part 7B: no account for a registered individual.)
 */
final readonly class OpenAccount
{
    public function __construct(private CreateClient $create, private RunBetstopCheck $checks) {}

    /**
     * @param  BetstopAnswer  $answer  about these details; stored before when the person is registered, because a refusal rolls back
     *
     * @throws PersonExcludedException when the person is registered, barred or self-excluded
     */
    public function handle(Client $new, BetstopAnswer $answer): Client
    {
        if ($answer->result === BetstopCheckResult::Registered) {
            throw new PersonExcludedException("{$new->first_name} {$new->last_name} is on the BetStop register. This person can’t hold an account.");
        }

        return DB::transaction(function () use ($new, $answer): Client {
            $client = $this->create->handle($new);
            $this->checks->record($client, BetstopPerson::of($client), $answer, BetstopCheckPurpose::Onboarding);

            return $client;
        });
    }
}
