<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether a template may be used. */
enum MessageTemplateStatus: string
{
    case Draft = 'draft';
    case Approved = 'approved';
    case Retired = 'retired';

    public function label(): string
    {
        return ucfirst($this->value);
    }
}
