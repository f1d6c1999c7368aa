<?php

declare(strict_types=1);

namespace App\Enums;

/** A published version is scheduled until it applies, and archived when the next one applies. */
enum GuideVersionStatus: string
{
    use PlainLabel;

    case Draft = 'draft';
    case Scheduled = 'scheduled';
    case Published = 'published';
    case Archived = 'archived';
}
