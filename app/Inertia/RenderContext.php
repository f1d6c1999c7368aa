<?php

declare(strict_types=1);

namespace App\Inertia;

use Illuminate\Http\Request;

final readonly class RenderContext
{
    public function __construct(public string $component, public Request $request) {}
}
