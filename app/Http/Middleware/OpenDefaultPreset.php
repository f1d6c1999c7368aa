<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Domain\FilterPresets\PresetLink;
use App\Enums\FilterPresetList;
use App\Models\User;
use App\Queries\FilterPresets\FilterPresetsQuery;
use Closure;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Session;
use Symfony\Component\HttpFoundation\Response;

/**
 * Applies the user's default preset when a list is opened without filters.
 *
 * Partial visits are excluded, so that removing the last filter doesn't restore the preset.
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
        if ($preset === null) {
            return $next($request);
        }
        // A message, such as that part of a link was left out, is for the page that opens.
        Session::reflash();

        return redirect()->to(PresetLink::to($preset));
    }
}
