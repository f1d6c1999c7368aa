<?php

declare(strict_types=1);

namespace App\Enums;

/** Status of a legacy transfer: draft > approved > running > done; done or failed > undoing > undone. */
enum LegacyTransferStatus: string
{
    use PlainLabel;

    case Draft = 'draft';
    case Approved = 'approved';
    case Running = 'running';
    case Done = 'done';
    case Failed = 'failed';
    case Undoing = 'undoing';
    case Undone = 'undone';

    public function isUnfinished(): bool
    {
        return in_array($this, self::unfinished(), true);
    }

    /** @return list<self> while the job has not finished */
    public static function unfinished(): array
    {
        return [self::Approved, self::Running, self::Undoing];
    }
}
