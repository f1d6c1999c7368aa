<?php

declare(strict_types=1);

namespace App\Enums;

/** The views of an RSG queue. */
enum RsgWorkView: string
{
    use ListView, PlainLabel;

    case Open = 'open';
    case Handled = 'handled';
    case All = 'all';
}
