<?php

declare(strict_types=1);

namespace App\Actions\Services;

use App\Enums\Ability;
use App\Mail\Services\CredentialNotice;
use App\Models\ServiceCredential;
use App\Models\User;
use Illuminate\Contracts\Mail\Factory as Mailers;
use Illuminate\Database\Eloquent\Collection;

/** Emails the owner of a credential. The seven notification types don't include it (docs/decisions/0070). */
final readonly class SendCredentialNotice
{
    public function __construct(private Mailers $mailers) {}

    /** @param  User|null  $except  the colleague who did it, who knows already */
    public function handle(ServiceCredential $credential, string $title, string $text, ?User $except = null): void
    {
        foreach (self::recipients($credential) as $recipient) {
            if ($recipient->id !== $except?->id) {
                $this->mailers->mailer()->to($recipient->email)->queue((new CredentialNotice(
                    $recipient->first_name, $title, $text, route('services.index', ['credential' => $credential->id]),
                ))->afterCommit());
            }
        }
    }

    /** @return Collection<int, User> the owner; developer staff when the owner has left or can no longer open Services */
    private static function recipients(ServiceCredential $credential): Collection
    {
        $owner = User::writersHolding(Ability::ViewServices)->whereKey($credential->owner_id)->get();

        return $owner->isNotEmpty() ? $owner : User::writersHolding(Ability::ViewServices)->where('is_developer_staff', true)->get();
    }
}
