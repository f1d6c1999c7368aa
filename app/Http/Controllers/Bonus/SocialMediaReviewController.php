<?php

declare(strict_types=1);

namespace App\Http\Controllers\Bonus;

use App\Data\Bonus\SocialMediaReviewsPage;
use App\Enums\SocialMediaReviewView;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Bonus\SocialMediaReviewList;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;

final class SocialMediaReviewController
{
    public function __invoke(ListRequest $request, SocialMediaReviewList $list, #[CurrentUser] User $viewer): Response
    {
        [$reviews, $meta] = $request->page($list);

        return Inertia::render('Bonus/SocialMediaReviews', new SocialMediaReviewsPage(
            SocialMediaReviewView::of($request->parameters($list)->values), $reviews, $meta, $viewer->can('takeDecisions'), $viewer->can('exportReports'),
        ));
    }
}
