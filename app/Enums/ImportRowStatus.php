<?php

declare(strict_types=1);

namespace App\Enums;

/** The result of one row of an import. */
enum ImportRowStatus: string
{
    case Waiting = 'waiting';
    case Ok = 'ok';
    case Created = 'created';
    case Updated = 'updated';
    case Skipped = 'skipped';
    case Error = 'error';
    case Undone = 'undone';
    case Kept = 'kept';

    public function label(): string
    {
        return match ($this) {
            self::Waiting => 'Needs decision',
            self::Ok => 'Ready',
            self::Kept => 'Kept on undo',
            default => ucfirst($this->value),
        };
    }
}
