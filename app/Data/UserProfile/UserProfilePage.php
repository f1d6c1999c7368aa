<?php

declare(strict_types=1);

namespace App\Data\UserProfile;

use App\Enums\ProfileTab;

/** UserProfile/Edit: only the part of the open tab is filled. */
final readonly class UserProfilePage
{
    /** @param  list<CertificationData>|null  $certifications */
    public function __construct(
        public ProfileTab $tab,
        public ?ProfileData $profile,
        /** Null as well while somebody else acts in this person's name. */
        public ?SecurityData $security,
        public ?array $certifications,
        public ?NotificationSettings $notifications,
    ) {}
}
