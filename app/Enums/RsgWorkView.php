<?php

declare(strict_types=1);

namespace App\Enums;

/** The views of an RSG queue. */
enum RsgWorkView: string
{
    use PlainLabel;

    case Open = 'open';
    case Handled = 'handled';
    case All = 'all';

    /** @param  array<array-key, mixed>  $query  of the URL */
    public static function of(array $query): self
    {
        $view = $query['view'] ?? null;

        return (is_string($view) ? self::tryFrom($view) : null) ?? self::Open;
    }
}
