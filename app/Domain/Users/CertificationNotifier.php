<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Enums\Ability;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\Certification;

/** Toasts about certifications, for the holder and for the reviewers. Call it in the transaction of the change. */
final readonly class CertificationNotifier
{
    public const TYPE = 'certification';

    public function __construct(private Outbox $outbox) {}

    public function holder(Certification $certification, string $body): void
    {
        $this->outbox->broadcast([
            $this->event(
                $certification,
                $body,
                route('user-profile.edit', ['tab' => 'certifications'], absolute: false),
            )->toUsers([$certification->user_id]),
        ]);
    }

    /** The manager, or everyone who holds viewCertificationTypes when no manager can decide: executives only read. */
    public function reviewers(Certification $certification, string $body): void
    {
        $event = $this->event($certification, $body, route('users.certifications.show', $certification->user_id, absolute: false));
        $manager = $certification->user->manager;

        $manager?->is_active === true && ! $manager->isReadOnly()
            ? $this->outbox->broadcast([$event->toUsers([$manager->id])])
            : $this->outbox->notifyHolders(Ability::ViewCertificationTypes, $event);
    }

    private function event(Certification $certification, string $body, string $url): OutgoingEvent
    {
        return OutgoingEvent::personal([], [
            'type' => self::TYPE, 'title' => $certification->certificationType->title, 'body' => $body, 'url' => $url,
        ]);
    }
}
