<?php

declare(strict_types=1);

namespace App\Data\Shared;

/** The signed-in user in every page. */
final readonly class AuthUser
{
    /**
     * @param  array<string, bool>  $can  each ability by name, and `impersonating`
     * @param  list<PendingCertification>  $pending_certifications
     */
    public function __construct(
        public int $id,
        public string $full_name,
        public string $first_name,
        public ?string $photo,
        public string $timezone,
        public bool $plays_notification_sound,
        public bool $shows_toasts,
        public bool $shows_browser_notifications,
        public bool $counts_in_title,
        public array $can,
        public bool $is_developer_staff,
        public bool $is_executive_staff,
        public bool $has_pending_certifications,
        public array $pending_certifications,
        public int $unread_website_updates,
    ) {}
}
