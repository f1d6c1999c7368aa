<?php

declare(strict_types=1);

namespace App\Inertia;

use Illuminate\Http\Request;

final readonly class PropertyContext
{
    /**
     * @param  string  $key  the dotted path of the prop
     * @param  array<array-key, mixed>  $props  the prop and its siblings, unresolved
     */
    public function __construct(public string $key, public array $props, public Request $request) {}
}
