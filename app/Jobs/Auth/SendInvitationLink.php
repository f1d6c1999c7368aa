<?php

declare(strict_types=1);

namespace App\Jobs\Auth;

use App\Domain\Auth\Invitations;
use App\Mail\Auth\InvitationLink;
use App\Models\UserInvitation;
use Illuminate\Contracts\Mail\Mailer;
use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;

/** Emails the link of an open invitation. The token is made here, so that the queue's table never contains it. */
final class SendInvitationLink implements ShouldQueue
{
    use Queueable;

    public int $tries = 3;

    public function __construct(private readonly int $userId)
    {
        $this->afterCommit();
    }

    public function handle(Invitations $invitations, Mailer $mailer): void
    {
        $invitation = UserInvitation::query()->with(['user', 'inviter'])->where('user_id', $this->userId)->where('expires_at', '>', now())->first();
        if ($invitation === null) {
            return;
        }

        $url = route('invitation.edit', ['token' => $invitations->makeToken($invitation)]);
        $mailer
            ->to($invitation->user->email)
            ->send(
                new InvitationLink(
                    $invitation->user->first_name,
                    $invitation->inviter->full_name,
                    $url,
                    intdiv($invitations->hours(), 24),
                ),
            );
    }
}
