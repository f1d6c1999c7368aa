<?php

declare(strict_types=1);

namespace App\Enums;

/** The tabs of UserProfile/Edit, as `?tab=` names them. */
enum ProfileTab: string
{
    use PlainLabel;

    case Profile = 'profile';
    case Security = 'security';
    case Certifications = 'certifications';
    case Notifications = 'notifications';
}
