<?php

declare(strict_types=1);

namespace App\Data\UserProfile;

use App\Data\Users\CertificationDetails;
use App\Data\Users\TrainingData;
use App\Enums\ProfileTab;

/** UserProfile/Edit. Only the open tab has data. */
final readonly class UserProfilePage
{
    /**
     * @param  list<CertificationDetails>|null  $certifications
     * @param  list<TrainingData>  $training
     * @param  list<string>  $withheld  what the user can't do without a certification
     */
    public function __construct(
        public ProfileTab $tab,
        public ?ProfileData $profile,
        /** Null during an impersonation. */
        public ?SecurityData $security,
        public ?array $certifications,
        public ?NotificationSettings $notifications,
        public array $training = [],
        public array $withheld = [],
        /** Reviews the certifications of colleagues. */
        public bool $can_review = false,
    ) {}
}
