<?php

declare(strict_types=1);

namespace App\Enums;

/** Scheduled updates are published when their time comes, without a job. */
enum WebsiteUpdateStatus: string
{
    use PlainLabel;

    case Draft = 'draft';
    case Scheduled = 'scheduled';
    case Published = 'published';
}
