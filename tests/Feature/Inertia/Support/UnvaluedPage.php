<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia\Support;

enum UnvaluedPage
{
    case Dashboard;
}
