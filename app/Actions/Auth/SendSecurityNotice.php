<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Mail\Auth\SignInDetailsChanged;
use App\Models\User;
use Illuminate\Contracts\Mail\Factory as Mailers;

/** Emails the user about a change of their sign-in details. */
final readonly class SendSecurityNotice
{
    public function __construct(private Mailers $mailers) {}

    /** @param  string  $change  one sentence, with its full stop */
    public function handle(User $user, string $change): void
    {
        $this->mailers->mailer()->to($user->email)->queue((new SignInDetailsChanged($user->first_name, $change))->afterCommit());
    }
}
