<?php

declare(strict_types=1);

namespace App\Services\Auth;

use App\Mail\Auth\SignInDetailsChanged;
use App\Models\User;
use Illuminate\Contracts\Mail\Factory as Mailers;

/** Tells the owner of an account, by mail, that its sign-in details have changed. */
final readonly class SecurityNotice
{
    public function __construct(private Mailers $mailers) {}

    /** @param  string  $change  one sentence, with its full stop */
    public function send(User $user, string $change): void
    {
        $this->mailers->mailer()->to($user->email)->queue((new SignInDetailsChanged($user->first_name, $change))->afterCommit());
    }
}
