<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Enums\FilterPresetList;
use App\Models\User;
use App\Queries\FilterPresets\FilterPresetsQuery;
use App\Services\FilterPresets\PresetLink;
use Closure;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * A list that is opened bare opens with the viewer's own preset: `->middleware(OpenDefaultPreset::class.':clients')`.
 *
 * A partial visit is the list at work on itself: taking the last filter away must not put them back.
 */
final readonly class OpenDefaultPreset
{
    public function __construct(private FilterPresetsQuery $presets) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next, string $list): Response
    {
        $viewer = $request->user();
        if ($request->query->count() > 0 || $request->hasHeader('X-Inertia-Partial-Component') || ! $viewer instanceof User) {
            return $next($request);
        }
        $preset = $this->presets->default(FilterPresetList::from($list), $viewer);

        return $preset === null ? $next($request) : redirect()->to(PresetLink::to($preset));
    }
}
