<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a template can be used. */
enum MessageTemplateStatus: string
{
    use PlainLabel;

    case Draft = 'draft';
    case Approved = 'approved';
    case Retired = 'retired';
}
